const tries = document.querySelector("#tries");
let count = 0;
document.querySelector("#exercise").addEventListener("quintet-exercise", ({ detail }) => {
    count += 1;
    tries.textContent = `Try ${count}: ${detail.action} – ${detail.result}`;
});
