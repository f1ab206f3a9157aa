import { useCallback, useEffect, useReducer, useRef } from 'react';

/** A file the server has. */
export interface UploadedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be seen. */
  url?: string;
}

/**
 * How a file gets to the server. `onProgress` takes 0 to 100. Rejects when it was not stored; an aborted `signal` ends the sending.
 */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<UploadedFile>;

/** A file on its way. */
export interface UploadTask {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'failed';
  /** 0 to 100; unknown until the first word of it. */
  percent?: number;
  reason?: unknown;
}

export type TaskEvent =
  | { type: 'add'; tasks: readonly Pick<UploadTask, 'key' | 'file'>[] }
  | { type: 'start'; key: number }
  | { type: 'progress'; key: number; percent: number }
  | { type: 'fail'; key: number; reason: unknown }
  | { type: 'retry'; key: number }
  | { type: 'drop'; key: number };

/** The list of files on their way, after an event. An event of a file that is gone changes nothing. */
export function nextTasks(tasks: readonly UploadTask[], event: TaskEvent): readonly UploadTask[] {
  if (event.type === 'add')
    return [...tasks, ...event.tasks.map(({ key, file }) => ({ key, file, state: 'waiting' as const }))];
  if (event.type === 'drop') return tasks.filter(({ key }) => key !== event.key);
  return tasks.map((task): UploadTask => {
    if (task.key !== event.key) return task;
    const { key, file } = task;
    if (event.type === 'progress')
      return task.state === 'uploading' ? { ...task, percent: Math.max(task.percent ?? 0, event.percent) } : task;
    if (event.type === 'fail') return { key, file, state: 'failed', reason: event.reason };
    return { key, file, state: event.type === 'start' ? 'uploading' : 'waiting' };
  });
}

/**
 * Sends files two at a time through the given port, and knows which are waiting, on their way or failed. Leaving the page ends what is sent;
 * where the part was only hidden and is shown again, that has failed and may be retried.
 */
export function useUploads(upload: Upload, onUploaded: (file: UploadedFile) => void) {
  const [tasks, tell] = useReducer(nextTasks, []);
  const lastKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  // In StrictMode an effect is ended and begun again at once: what it had begun has not failed by that.
  const begun = useRef(new Set<number>());
  const latest = useRef({ upload, onUploaded });
  useEffect(() => {
    latest.current = { upload, onUploaded };
  });

  const send = useCallback(async (key: number, file: File, control: AbortController) => {
    // What was ended, by whomever, has been told already, and may have been begun again.
    const settle = () => running.current.get(key) === control && running.current.delete(key);
    try {
      const uploaded = await latest.current.upload(file, {
        signal: control.signal,
        onProgress: (percent) => tell({ type: 'progress', key, percent }),
      });
      if (!settle()) return;
      tell({ type: 'drop', key });
      latest.current.onUploaded(uploaded);
    } catch (reason) {
      if (settle()) tell({ type: 'fail', key, reason });
    }
  }, []);

  useEffect(() => {
    const waiting = tasks.filter((task) => task.state === 'waiting' && !running.current.has(task.key));
    for (const { key, file } of waiting.slice(0, Math.max(0, 2 - running.current.size))) {
      const control = new AbortController();
      running.current.set(key, control);
      begun.current.add(key);
      queueMicrotask(() => void begun.current.delete(key));
      tell({ type: 'start', key });
      void send(key, file, control);
    }
  }, [tasks, send]);

  useEffect(() => {
    const controls = running.current;
    const justBegun = begun.current;
    return () => {
      for (const [key, control] of controls) {
        control.abort();
        tell(justBegun.has(key) ? { type: 'retry', key } : { type: 'fail', key, reason: undefined });
      }
      controls.clear();
    };
  }, []);

  return {
    tasks,
    add: (files: readonly File[]) =>
      tell({ type: 'add', tasks: files.map((file) => ({ key: (lastKey.current += 1), file })) }),
    retry: (key: number) => tell({ type: 'retry', key }),
    /** Ends the sending and takes the file off the list. */
    cancel: (key: number) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
      tell({ type: 'drop', key });
    },
  };
}
