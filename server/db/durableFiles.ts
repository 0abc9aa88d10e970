import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** An open file of Emscripten's, https://emscripten.org/docs/api_reference/Filesystem-API.html */
type Stream = { nfd?: number; node: object };

/** The part of Emscripten's file system on Node that is used here. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath: (node: object) => string;
  tryFSOperation: <T>(work: () => T) => T;
};

/**
 * A folder for PGlite that really syncs files to the disk, which PGlite's own file system skips.
 */
export class DurableFiles extends NodeFS {
  /** Number of syncs. Each commit that changed something syncs the log first. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = ({ NODEFS }: { NODEFS: NodeFiles }) => {
      NODEFS.stream_ops.fsync = (stream) =>
        NODEFS.tryFSOperation(() => {
          this.syncs++;
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        });
    };
    const preRun = [
      ...[emscriptenOpts.preRun ?? []].flat(),
      addSync,
    ] as typeof emscriptenOpts.preRun;
    return { emscriptenOpts: { ...emscriptenOpts, ...(preRun && { preRun }) } };
  }
}

/** Syncs a folder's list of files to the disk. Windows does so itself, and cannot open folders. */
export function syncPath(path: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a whole folder to the disk, because the program that made the database has not. */
export async function syncFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) return syncPath(path);
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    }),
  );
  syncPath(folder);
}
