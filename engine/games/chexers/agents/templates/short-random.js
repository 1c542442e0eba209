// A random agent for Chexers: every legal action is equally likely.

export function agent(observation) {
    const actions = observation.legal_actions;
    return actions[Math.floor(Math.random() * actions.length)];
}
