import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels, Words } from '../../words';
import type { markdownEditorMessages } from './messages';

export interface ImageUploadOptions {
  /** Parts of the whole that have arrived, 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborted when the person cancels or leaves. */
  signal: AbortSignal;
}

/** Stores a picture and answers with its address. Rejects when it could not. */
export type ImageUpload = (file: File, options: ImageUploadOptions) => Promise<{ url: string }>;

export interface MarkdownEditorProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange'> {
  /** The text as Markdown; with it the parent holds the text. */
  value?: string;
  defaultValue?: string;
  /** The text as Markdown after every change. */
  onValueChange?: (markdown: string) => void;
  /** Where pictures go. Without it none can be inserted. */
  uploadImage?: ImageUpload;
  /** True while a picture is on its way into the text: the form waits for it. */
  onBusyChange?: (busy: boolean) => void;
  /** Largest picture, bytes; 5 MB by default. */
  maxImageSize?: number;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** Under the text: limits at the left, the button that sends at the right. */
  footer?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof markdownEditorMessages>;
  /** Where the text is written, once the editor has come: a form that is refused leads there. */
  ref?: Ref<HTMLElement>;
}

/** What the writing part needs of all that; names and states are settled by the shell. */
export interface EditorBodyProps
  extends Required<Pick<MarkdownEditorProps, 'maxImageSize'>>,
    Pick<MarkdownEditorProps, 'uploadImage' | 'placeholder' | 'onBusyChange' | 'onValueChange' | 'ref'> {
  labels: Words<typeof markdownEditorMessages>;
  value: string;
  /** What a form that is reset brings back; undefined where the parent holds the text. */
  first: string | undefined;
  disabled: boolean;
  /** Names and states of the writing area. */
  attributes: Readonly<Record<string, string>>;
}
