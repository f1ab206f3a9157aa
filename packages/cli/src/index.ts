export { runCli } from './cli';
export { nodeSystem, type System } from './system';
