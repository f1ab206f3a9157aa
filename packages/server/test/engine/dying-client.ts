import type { EngineClient } from '../../src/fleet/lxd/client';

/** The process is dead: it neither asks nor hears anything any more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** When a process dies at a step: before the engine heard of it, or after, without waiting for its end. */
export type Moment = 'before' | 'after';

/** A client whose process ends at its step number `at`: a step is whatever changes something at the engine. */
export function dyingClient(client: EngineClient, at: number, moment: Moment): EngineClient {
  let steps = 0;
  let isDead = false;
  const alive = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    if (isDead) throw new Killed();
    const answer = await ask();
    // What it asked before it died is answered to nobody.
    if (isDead as boolean) throw new Killed();
    return answer;
  };
  const step = <Value>(whole: () => Promise<Value>, heard: () => Promise<unknown> = whole): Promise<Value> =>
    alive(async () => {
      steps += 1;
      if (steps !== at) return whole();
      isDead = true;
      // Whether the engine took it is not heard either.
      if (moment === 'after') await heard().catch(() => undefined);
      throw new Killed();
    });
  return {
    get: (path) => alive(() => client.get(path)),
    read: (path) => alive(() => client.read(path)),
    wait: (...asked) => alive(() => client.wait(...asked)),
    // A shell that is typed into ends with its process.
    converse: (...asked) => alive(() => client.converse(...asked)),
    events: (...asked) => alive(() => client.events(...asked)),
    begin: (...asked) => step(() => client.begin(...asked)),
    change: (...asked) =>
      step(
        () => client.change(...asked),
        () => client.begin(...asked),
      ),
    upload: (...asked) => step(() => client.upload(...asked)),
    uploadImage: (...asked) => step(() => client.uploadImage(...asked)),
  };
}
