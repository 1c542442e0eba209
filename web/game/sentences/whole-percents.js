/**
 * Rounds shares to hundredths that still add up to 1, for display: those with the largest remainders are rounded up.
 * @param {number[]} shares  they add up to 1
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
