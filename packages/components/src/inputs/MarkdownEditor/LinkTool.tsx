import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { LinkIcon } from '../../icons/LinkIcon';
import { Popover } from '../../overlays/Popover/Popover';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { linkAddress } from './link-address';
import type { EditorBodyProps } from './markdown-editor-props';
import { LinkActions, LinkForm } from './EditorToolbar.styles';

interface LinkToolProps extends Pick<EditorBodyProps, 'labels' | 'disabled'> {
  editor: Editor;
}

function LinkEntry({ editor, labels, close }: Pick<LinkToolProps, 'editor' | 'labels'> & { close: () => void }) {
  const current = editor.getAttributes('link').href as string | undefined;
  const [typed, setTyped] = useState(current ?? '');
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const href = linkAddress(typed);
    if (href === undefined) {
      setRefused(true);
      return;
    }
    const marked = editor.state.selection.empty && current === undefined;
    if (marked)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  return (
    <LinkForm
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <Field label={labels.linkAddress} error={refused ? labels.linkInvalid : undefined}>
        <TextField
          autoFocus
          inputMode="url"
          placeholder={labels.linkPlaceholder}
          value={typed}
          onValueChange={setTyped}
        />
      </Field>
      <LinkActions>
        {current === undefined ? null : (
          <Button
            variant="text"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              close();
            }}
          >
            {labels.linkRemove}
          </Button>
        )}
        <Button variant="primary" type="submit">
          {labels.linkApply}
        </Button>
      </LinkActions>
    </LinkForm>
  );
}

/** Links the chosen words, or puts an address where the caret stands. */
export function LinkTool({ editor, labels, disabled }: LinkToolProps) {
  const active = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <Popover
      aria-label={labels.link}
      trigger={
        <Toolbar.Button
          disabled={disabled}
          render={
            <IconButton
              label={labels.link}
              icon={<LinkIcon />}
              aria-pressed={active}
              onMouseDown={(event) => event.preventDefault()}
            />
          }
        />
      }
    >
      {(close) => <LinkEntry {...{ editor, labels, close }} />}
    </Popover>
  );
}
