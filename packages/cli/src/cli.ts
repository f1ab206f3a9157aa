import { createClient } from './client';
import { readWords, type Command } from './command';
import { commands } from './commands';
import { EXIT, Failure } from './failure';
import { details, overview } from './help';
import { messages } from './messages';
import { readSettings } from './settings';
import type { System } from './system';

async function runCommand(command: Command, parameters: readonly string[], system: System): Promise<number> {
  const { isHelp, ...given } = readWords(command, parameters);
  if (isHelp) {
    for (const line of details(command)) system.out(line);
    return EXIT.ok;
  }
  return command.run({
    ...given,
    system,
    client: async () => createClient(system, await readSettings(system)),
  });
}

/** Runs one command line, without the name of the program; answers the exit code. Failures are one sentence on standard error. */
export async function runCli(parameters: readonly string[], system: System): Promise<number> {
  const [name, ...rest] = parameters;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const line of overview(commands)) system.out(line);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  try {
    const command = commands.find((one) => one.name === name);
    if (command === undefined) throw new Failure(EXIT.usage, messages.unknownCommand(name));
    return await runCommand(command, rest, system);
  } catch (error) {
    if (error instanceof Failure) {
      system.err(error.message);
      return error.exit;
    }
    system.err(messages.unexpected(error instanceof Error ? error.message : String(error)));
    return EXIT.refused;
  }
}
