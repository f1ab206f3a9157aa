import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { accepts } from '../FileDrop/file-rules';
import type { Upload, UploadedFile } from '../FileDrop/FileDrop';
import { isLargeEnough, readSides, type ImageSides } from './read-image';

export type ImageFault =
  | { kind: 'wrongType' | 'tooLarge' | 'tooSmall' | 'unreadable' }
  | { kind: 'failed'; reason: unknown };

export interface ImageRules {
  accept: string;
  maxSize: number;
  leastSides?: ImageSides;
}

/** A picture on its way: seen at once from the person's own machine, reported when the server has it. */
export function useImageUpload(
  { upload, prepare }: { upload: Upload; prepare?: (file: File) => Promise<File | null> },
  { accept, maxSize, leastSides }: ImageRules,
  onUploaded: (file: UploadedFile) => void,
) {
  const [preview, setPreview] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<ImageFault>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);
  const shown = useRef<string>(undefined);
  // The host may have drawn anew, with another listener, while the picture was on its way. A passive effect would leave a moment in which an
  // answer meets the old listener, and a host that puts two pictures together loses one.
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });

  const show = (url: string | undefined) => {
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current);
    shown.current = url;
    setPreview(url);
  };
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setSending(false);
    setPercent(undefined);
  };

  const begin = () => {
    stop();
    setFault(undefined);
    return (running.current = new AbortController());
  };

  const leave = useEffectEvent(() => {
    stop();
    if (sending) setFault({ kind: 'failed', reason: undefined });
  });
  const showAgain = useEffectEvent(() => {
    if (preview !== undefined && shown.current === undefined && last.current) show(URL.createObjectURL(last.current));
  });
  // The window's memory keeps a picture until its address is given back. A part that is only hidden keeps its state: what was on its way
  // has then failed, and its picture needs another address.
  useEffect(() => {
    showAgain();
    return () => {
      leave();
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current);
      shown.current = undefined;
    };
  }, []);

  /** What was chosen is prepared first; given up, everything stays as it was. */
  const take = async (file: File) => {
    const { signal } = begin();
    if (!accepts(accept, file)) return setFault({ kind: 'wrongType' });
    const prepared = prepare === undefined ? file : await prepare(file).catch(() => undefined);
    if (signal.aborted || prepared === null) return undefined;
    return prepared === undefined ? setFault({ kind: 'unreadable' }) : send(prepared);
  };

  const send = async (file: File) => {
    const { signal } = begin();
    if (file.size > maxSize) return setFault({ kind: 'tooLarge' });
    last.current = file;
    const url = URL.createObjectURL(file);
    show(url);
    setSending(true);
    try {
      const sides = await readSides(url).catch(() => undefined);
      if (signal.aborted) return undefined;
      if (sides === undefined || (leastSides && !isLargeEnough(sides, leastSides))) {
        stop();
        show(undefined);
        return setFault({ kind: sides === undefined ? 'unreadable' : 'tooSmall' });
      }
      const stored = await upload(file, { signal, onProgress: setPercent });
      if (signal.aborted) return undefined;
      stop();
      latest.current(stored);
    } catch (reason) {
      if (signal.aborted) return undefined;
      stop();
      setFault({ kind: 'failed', reason });
    }
    return undefined;
  };

  return {
    preview,
    percent,
    sending,
    fault,
    send: (file: File) => void take(file),
    retry: () => {
      if (last.current) void send(last.current);
    },
    /** Ends the sending and forgets the picture. */
    clear: () => {
      stop();
      setFault(undefined);
      show(undefined);
    },
  };
}
