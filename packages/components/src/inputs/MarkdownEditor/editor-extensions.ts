import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { ImagePlaces } from './image-places';
import { LimitedHistory } from './limited-history';

/** What the editor can write: exactly what Markdown can say. Underline has no sign in it; the history is our own. */
export const editorExtensions = (placeholder: string | undefined) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    undoRedo: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  Placeholder.configure({ placeholder: placeholder ?? '' }),
  Markdown,
  LimitedHistory,
  ImagePlaces,
];
