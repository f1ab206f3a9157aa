import type { Upload, UploadedFile } from '../src/inputs/FileDrop/FileDrop';

/** An upload port whose every sending is ended by the test: `sent[0].finish()`. */
export function heldUpload() {
  const sent: {
    file: File;
    signal: AbortSignal;
    progress: (percent: number) => void;
    finish: (stored?: Partial<UploadedFile>) => void;
    fail: (reason: unknown) => void;
  }[] = [];
  const upload: Upload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const id = `file-${sent.length + 1}`;
      sent.push({
        file,
        signal,
        progress: onProgress,
        finish: (stored) => resolve({ id, name: file.name, size: file.size, ...stored }),
        fail: reject,
      });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { upload, sent };
}

/** For stories: half sent for ever, or refused at once. */
export const stuckUpload: Upload = (_, { onProgress }) =>
  new Promise(() => {
    onProgress(62);
  });
export const refusedUpload: Upload = () => Promise.reject(new Error('refused'));
/** A file of a given size without its bytes. */
export const sampleFile = (name: string, size = 1024, type = 'image/png') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
