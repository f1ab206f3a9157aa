import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useBusyChange } from '../../hooks/useBusyChange';
import { useFormReset } from '../../hooks/useFormReset';
import { cleanHtmlByDefault } from './clean-html';
import { editorExtensions } from './editor-extensions';
import { EditorToolbar } from './EditorToolbar';
import { ImageList } from './ImageList';
import type { EditorBodyProps } from './markdown-editor-props';
import { Writing } from './MarkdownEditor.styles';
import { meansWords, withoutForeignPictures } from './pasted-html';
import { useImageUploads } from './use-image-uploads';

cleanHtmlByDefault();

/** The editor itself; the part that comes on demand. */
export default function EditorBody(props: EditorBodyProps) {
  const { value, onValueChange, uploadImage, onBusyChange, maxImageSize, placeholder, disabled, labels, attributes } =
    props;
  const images = useImageUploads({ uploadImage, maxImageSize, labels });
  useBusyChange(
    images.underWay.some(({ failed }) => !failed),
    onBusyChange,
  );
  const latest = useRef({ onValueChange, images });
  const writtenRef = useRef(value);
  useEffect(() => {
    latest.current = { onValueChange, images };
  });
  // A part that is hidden loses its engine, and has another one begin with its text when it is shown again.
  const [text, setText] = useState(value);
  useEffect(() => () => setText(writtenRef.current), []);
  const [extensions] = useState(() => editorExtensions(placeholder));

  const editor = useEditor({
    extensions,
    content: text,
    contentType: 'markdown',
    editable: !disabled,
    // Next's pages would otherwise get no editor at the first drawing. A server draws its place alone.
    immediatelyRender: true,
    // A style element without the page's nonce would be refused; what the engine needs is in the styles of the part.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: withoutForeignPictures,
      handlePaste: (view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || meansWords(event.clipboardData?.getData('text/html') ?? '')) return false;
        latest.current.images.insert(editor, files, view.state.selection.from);
        return true;
      },
      handleDrop: (view, event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        event.preventDefault();
        latest.current.images.insert(
          editor,
          files,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from,
        );
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      // The empty line that the editor keeps at the end for the caret is no part of the text.
      writtenRef.current = changed.getMarkdown().trimEnd();
      latest.current.onValueChange?.(writtenRef.current);
    },
  });

  // Contrary to its type, none while it is hidden, and at the moment in which it is shown again.
  return (editor as Editor | null) && <EditorParts {...props} {...{ editor, images, writtenRef }} />;
}

interface EditorPartsProps extends EditorBodyProps {
  editor: Editor;
  images: ReturnType<typeof useImageUploads>;
  writtenRef: RefObject<string>;
}

function EditorParts({
  value,
  first,
  uploadImage,
  disabled,
  labels,
  attributes,
  ref,
  editor,
  images,
  writtenRef,
}: EditorPartsProps) {
  const writing = useRef<HTMLDivElement>(null);
  // The engine gives up an editor that React shows late, and makes another one after that.
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref,
    () => (editor.isDestroyed ? null : editor.view.dom),
    [editor],
  );

  const write = useCallback(
    (text: string) => {
      if (text === writtenRef.current) return;
      writtenRef.current = text;
      editor.commands.setContent(text, { contentType: 'markdown', emitUpdate: false });
    },
    [editor, writtenRef],
  );
  useEffect(() => {
    // What it holds by itself is not written over by its default.
    if (first === undefined) write(value);
  }, [write, value, first]);
  // A text that the parent holds is the parent's to take back, and so are the pictures on their way into it.
  useFormReset(writing, () => {
    if (first === undefined || editor.isDestroyed) return;
    images.clear(editor);
    write(first);
  });
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, attributes]);

  return (
    <>
      <EditorToolbar
        editor={editor}
        labels={labels}
        disabled={disabled}
        onImages={uploadImage && ((files) => images.insert(editor, files, editor.state.selection.from))}
      />
      <Writing ref={writing} data-part="text">
        <EditorContent editor={editor} />
      </Writing>
      <ImageList
        {...images}
        labels={labels}
        onRetry={(id, file) => images.retry(editor, id, file)}
        onCancel={(id) => images.cancel(editor, id)}
      />
    </>
  );
}
