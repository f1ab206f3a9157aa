import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changeImagePlace, imagePlace } from './image-places';
import { imageRefusal } from './image-rules';
import type { EditorBodyProps } from './markdown-editor-props';

export interface ImageUnderWay {
  id: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  failed: boolean;
}

type Options = Pick<EditorBodyProps, 'uploadImage' | 'maxImageSize' | 'labels'>;

/** Pictures on their way into the text: refused, uploading, failed. A finished one is no longer listed but stands in the text. */
export function useImageUploads(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [underWay, setUnderWay] = useState<readonly ImageUnderWay[]>([]);
  const [refusal, setRefusal] = useState('');
  const aborts = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      // What is only hidden keeps its state: shown again, they may be retried.
      setUnderWay((all) => all.map((each) => ({ ...each, failed: true })));
    };
  }, []);

  const change = useCallback(
    (id: string, patch: Partial<ImageUnderWay>) =>
      setUnderWay((all) => all.map((each) => (each.id === id ? { ...each, ...patch } : each))),
    [],
  );
  const drop = useCallback((editor: Editor, id: string) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setUnderWay((all) => all.filter((each) => each.id !== id));
    if (!editor.isDestroyed) editor.view.dispatch(changeImagePlace(editor.state, { remove: id }));
  }, []);

  const send = useCallback(
    async (editor: Editor, id: string, file: File) => {
      const upload = latest.current.uploadImage;
      if (upload === undefined) return;
      const controller = new AbortController();
      aborts.current.set(id, controller);
      change(id, { failed: false, percent: 0 });
      try {
        const { url } = await upload(file, {
          onProgress: (part) => change(id, { percent: part * 100 }),
          signal: controller.signal,
        });
        if (controller.signal.aborted || editor.isDestroyed) return;
        const place = imagePlace(editor.state, id) ?? editor.state.selection.to;
        editor.commands.insertContentAt(place, {
          type: 'image',
          attrs: { src: url, alt: file.name.replace(/\.[^.]*$/, '') },
        });
        drop(editor, id);
      } catch {
        if (!controller.signal.aborted) change(id, { failed: true });
      }
    },
    [change, drop],
  );

  return useMemo(
    () => ({
      underWay,
      refusal,
      /** Takes files that were chosen, pasted or dropped; `position` is where in the text. */
      insert: (editor: Editor, files: readonly File[], position: number) => {
        const { uploadImage, maxImageSize, labels } = latest.current;
        const refusals = files.map((file) =>
          uploadImage === undefined ? labels.noPictures(file.name) : imageRefusal(file, maxImageSize, labels),
        );
        setRefusal(labels.refusals(refusals.filter((each) => each !== undefined)));
        for (const [index, file] of files.entries()) {
          if (refusals[index] !== undefined) continue;
          count.current += 1;
          const id = `image-${count.current}`;
          editor.view.dispatch(changeImagePlace(editor.state, { add: { id, position } }));
          setUnderWay((all) => [...all, { id, file, percent: 0, failed: false }]);
          void send(editor, id, file);
        }
      },
      retry: (editor: Editor, id: string, file: File) => void send(editor, id, file),
      cancel: drop,
      /** Ends all that are on their way, and forgets what was refused. */
      clear: (editor: Editor) => {
        setRefusal('');
        for (const id of aborts.current.keys()) drop(editor, id);
      },
    }),
    [underWay, refusal, send, drop],
  );
}

export type ImageUploads = ReturnType<typeof useImageUploads>;
