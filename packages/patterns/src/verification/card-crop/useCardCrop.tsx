import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense, useState, type ReactNode } from 'react';

const CardCropDialog = lazyPiece(() =>
  import('./CardCropDialog').then((module) => ({ default: module.CardCropDialog })),
);

interface Asked {
  readonly label: string;
  readonly file: File;
  readonly answer: (file: File | null) => void;
}

/** Lets a picture be cut before it is sent. `prepare` asks and answers what was made of it, null when it was given up; `dialog` stands anywhere on the screen. */
export function useCardCrop(): {
  readonly prepare: (label: string) => (file: File) => Promise<File | null>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prepare = (label: string) => (file: File) =>
    new Promise<File | null>((answer) => setAsked({ label, file, answer }));
  const done = (file: File | null) => {
    asked?.answer(file);
    setAsked(null);
  };
  return {
    prepare,
    dialog: asked !== null && (
      <Suspense fallback={null}>
        <CardCropDialog
          key={asked.file.name + String(asked.file.lastModified)}
          open
          label={asked.label}
          file={asked.file}
          onDone={done}
        />
      </Suspense>
    ),
  };
}
