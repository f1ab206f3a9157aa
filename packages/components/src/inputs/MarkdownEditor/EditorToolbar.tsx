import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, type ReactElement } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { BoldIcon } from '../../icons/BoldIcon';
import { CodeBlockIcon } from '../../icons/CodeBlockIcon';
import { CodeIcon } from '../../icons/CodeIcon';
import { ImageIcon } from '../../icons/ImageIcon';
import { ItalicIcon } from '../../icons/ItalicIcon';
import { ListIcon } from '../../icons/ListIcon';
import { ListOrderedIcon } from '../../icons/ListOrderedIcon';
import { RedoIcon } from '../../icons/RedoIcon';
import { UndoIcon } from '../../icons/UndoIcon';
import { Bar, Divider, Hint } from './EditorToolbar.styles';
import { imageTypes } from './image-rules';
import { stepsToRedo, stepsToUndo } from './limited-history';
import { LinkTool } from './LinkTool';
import type { EditorBodyProps } from './markdown-editor-props';

interface EditorToolbarProps extends Pick<EditorBodyProps, 'labels' | 'disabled'> {
  editor: Editor;
  /** Takes the chosen pictures; without it there is no button for them. */
  onImages?: (files: File[]) => void;
}

interface ToolProps {
  label: string;
  icon: ReactElement;
  pressed?: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** The focus stays in the text when the pointer presses a tool. */
const Tool = ({ label, icon, pressed, disabled, onPress }: ToolProps) => (
  <Toolbar.Button
    disabled={disabled}
    render={
      <IconButton
        label={label}
        icon={icon}
        aria-pressed={pressed}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      />
    }
  />
);

/** The tools over the text: one stop of the Tab key, arrows inside. */
export function EditorToolbar({ editor, labels, disabled, onImages }: EditorToolbarProps) {
  const file = useRef<HTMLInputElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const active = (name: string) => editor.isActive(name);
      return {
        bold: active('bold'),
        italic: active('italic'),
        code: active('code'),
        codeBlock: active('codeBlock'),
        bulletList: active('bulletList'),
        orderedList: active('orderedList'),
        undo: stepsToUndo(state) > 0,
        redo: stepsToRedo(state) > 0,
      };
    },
  });
  const chain = () => editor.chain().focus();
  const tool = (label: string, icon: ReactElement, onPress: () => void, pressed?: boolean, off = false) => (
    <Tool {...{ label, icon, onPress, pressed }} disabled={disabled || off} />
  );

  return (
    <Bar aria-label={labels.toolbar} data-part="toolbar">
      {tool(labels.bold, <BoldIcon />, () => chain().toggleBold().run(), now.bold)}
      {tool(labels.italic, <ItalicIcon />, () => chain().toggleItalic().run(), now.italic)}
      {tool(labels.code, <CodeIcon />, () => chain().toggleCode().run(), now.code)}
      {tool(labels.codeBlock, <CodeBlockIcon />, () => chain().toggleCodeBlock().run(), now.codeBlock)}
      {tool(labels.bulletList, <ListIcon />, () => chain().toggleBulletList().run(), now.bulletList)}
      {tool(labels.orderedList, <ListOrderedIcon />, () => chain().toggleOrderedList().run(), now.orderedList)}
      <LinkTool {...{ editor, labels, disabled }} />
      {onImages && (
        <Tool label={labels.image} icon={<ImageIcon />} disabled={disabled} onPress={() => file.current?.click()} />
      )}
      <Divider />
      {tool(labels.undo, <UndoIcon />, () => chain().undo().run(), undefined, !now.undo)}
      {tool(labels.redo, <RedoIcon />, () => chain().redo().run(), undefined, !now.redo)}
      <Hint>{labels.hint}</Hint>
      {onImages && (
        <input
          ref={file}
          type="file"
          accept={imageTypes.join(',')}
          multiple
          hidden
          aria-label={labels.image}
          onChange={(event) => {
            onImages([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
    </Bar>
  );
}
