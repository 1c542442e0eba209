// Counts the reader's answers. A lens with `predict` reports each as an event, as an exercise does.
const answers = document.querySelector("#answers");
const counts = { right: 0, wrong: 0 };
document.querySelector("#question").addEventListener("quintet-exercise", ({ detail }) => {
    counts[detail.result === "wrong" ? "wrong" : "right"] += 1;
    answers.textContent = `${counts.right} right, ${counts.wrong} wrong`;
});
