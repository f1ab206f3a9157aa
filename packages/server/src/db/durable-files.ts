import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of the engine's file layer that this patches; absent from its published types. */
interface FileLayer {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } };
}

/** Node files that reach the disk: the embedded engine's own file layer has no fsync, so a commit would live in the page cache only. */
export class SyncedFiles extends NodeFS {
  #syncs = 0;

  /** How many times the engine asked for a sync and got one. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(engine, options);
    const addSync = (module: unknown) => {
      const operations = (module as FileLayer).NODEFS?.stream_ops;
      if (operations === undefined)
        throw new Error('the embedded engine changed: its file layer has no stream operations');
      operations.fsync = ({ nfd }) => {
        if (nfd !== undefined) {
          fsyncSync(nfd);
          this.#syncs += 1;
        }
        return 0;
      };
    };
    prepared.emscriptenOpts.preRun = [...(prepared.emscriptenOpts.preRun ?? []), addSync];
    return prepared;
  }
}

function syncFile(file: string, flags: string): void {
  const descriptor = openSync(file, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Syncs a whole directory: creating a cluster writes its files without. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(file);
    else if (entry.isFile()) syncFile(file, 'r+');
  }
  syncFile(directory, 'r');
}

/** Start parameters with fsync left on. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Commits something and looks whether the disk was asked. Refuses to serve when an upgrade of the engine broke the patch. */
export async function assertDurable(engine: PGlite, files: SyncedFiles): Promise<void> {
  const before = files.syncs;
  await engine.exec('create temp table durability_check (a int); drop table durability_check');
  await engine.query('select txid_current()');
  await engine.exec('checkpoint');
  const { rows } = await engine.query<{ fsync: string }>('show fsync');
  if (files.syncs === before || rows[0]?.fsync !== 'on')
    throw new Error('the embedded engine does not write to disk before it answers');
}
