/** What the page and the matches use of this room. Nothing here loads Python; the first Python agent does. */

export { AgentClient } from "./agent-client.js";
export { AgentFault } from "./agent-fault.js";
export { AgentLibrary } from "./library.js";
export { isPythonKept, pythonSize } from "./python/python-files.js";
export { readAgentFiles } from "./read-files.js";
export { recognise } from "./recognise.js";
