#!/usr/bin/env node
import { runCli } from './cli';
import { nodeSystem } from './system';

process.exitCode = await runCli(process.argv.slice(2), nodeSystem());
