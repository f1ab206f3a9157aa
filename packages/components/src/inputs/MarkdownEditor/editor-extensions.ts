import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { Markdown } from '@tiptap/markdown';
import { ImagePlaces } from './image-places';
import { LimitedHistory } from './limited-history';
import { PlainTextKit } from './plain-text';

/** What the editor can write: exactly what Markdown can say. Underline has no sign in it; the history is our own. */
export const editorExtensions = (placeholder: string | undefined) => [
  PlainTextKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    undoRedo: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      // `train.py` is the name of a file, not an address.
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  Placeholder.configure({ placeholder: placeholder ?? '' }),
  Markdown,
  LimitedHistory,
  ImagePlaces,
];
