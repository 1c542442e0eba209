/**
 * Returns shares of a whole as hundredths that add to 1, as they are shown: the largest remainders are rounded up.
 * @param {number[]} shares  they add to 1
 * @returns {number[]}
 */
export function wholePercents(shares) {
    const down = shares.map((share) => Math.floor(share * 100 + 1e-9));
    const left = 100 - down.reduce((sum, each) => sum + each, 0);
    const byRemainder = shares
        .map((_, index) => index)
        .sort((a, b) => shares[b] * 100 - down[b] - (shares[a] * 100 - down[a]));
    const up = new Set(byRemainder.slice(0, Math.max(0, left)));
    return down.map((each, index) => (each + Number(up.has(index))) / 100);
}
