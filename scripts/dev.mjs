// `npm run dev`: the server restarts on a change of its sources, the site updates in place; open http://localhost:5173.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './install.mjs';
import { root } from './processes.mjs';

await install();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--conditions=@compute-market/source', 'src/main.ts'], {
    cwd: path.join(root, 'packages/server'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn(bin('vite'), [], { cwd: path.join(root, 'packages/app'), stdio: 'inherit' }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
