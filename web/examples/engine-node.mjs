// Evaluates a position with the engine in Node. Run it in the folder `examples` of the built site:
//
//   node engine-node.mjs '{"game":"cachex","actions":["PLACE 3,4"]}'

import { createEngine } from "../quintet-engine.js";

const engine = createEngine();
try {
    const { state } = await engine.load(JSON.parse(process.argv[2] ?? '{"game":"chexers"}'));
    const { best, depth, lines } = await engine.search({ nodes: 20_000 });
    const shares = lines[0].chances.map((chance) => `${Math.round(chance * 100)}%`).join(" ");
    console.log(`ply ${state.ply}: ${best} at depth ${depth}, chances ${shares}`);
} finally {
    engine.close();
}
