import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { useFieldsetDisabled } from '../../hooks/useFieldsetDisabled';
import { useHydrated } from '../../hooks/useHydrated';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useFieldGroup } from '../Field/FieldContext';
import { defaultMaxImageSize } from './image-rules';
import type { MarkdownEditorProps } from './markdown-editor-props';
import { Foot, Loading, Root, ToolPlace, Writing } from './MarkdownEditor.styles';
import { markdownEditorMessages } from './messages';

export type { ImageUpload, ImageUploadOptions, MarkdownEditorProps } from './markdown-editor-props';

const EditorBody = lazyPiece(() => import('./EditorBody'));

const present = (attributes: Readonly<Record<string, string | boolean | undefined>>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, String(value)]],
    ),
  );

/**
 * Writes a ticket or a reply in Markdown, with pictures in the text (product §5).
 *
 * - It MUST take only PNG, JPEG, GIF and WebP, by button, paste and drop, and say of every other file that it was not inserted.
 * - It MUST keep exactly 20 steps to undo.
 * - It MUST show how far each picture is, let it be cancelled, and let a failed one be tried again.
 * - It MUST be usable by keyboard: the tools are one stop of Tab, with arrows between them.
 * - It MUST come on demand; meanwhile, and on a server, the text is shown as it was written.
 * - The parent MUST upload the pictures, keep the draft, and name it by a Field or `aria-label`. It MUST NOT send the text while the editor is busy.
 * - A site that requires Trusted Types MUST allow the policies `dompurify` and `default`.
 */
export function MarkdownEditor({
  value,
  defaultValue = '',
  onValueChange,
  uploadImage,
  onBusyChange,
  maxImageSize = defaultMaxImageSize,
  placeholder,
  invalid,
  disabled,
  required,
  footer,
  labels,
  ref,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid,
  'aria-required': ariaRequired,
  ...rest
}: MarkdownEditorProps) {
  const words = useWords('markdownEditor', markdownEditorMessages, labels);
  const [initial] = useState(defaultValue);
  const root = useRef<HTMLDivElement>(null);
  const shut = useFieldsetDisabled(root);
  const group = useFieldGroup({
    id,
    invalid,
    required,
    disabled: shut || disabled,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': ariaInvalid,
    'aria-required': ariaRequired,
  });
  const {
    id: controlId,
    'aria-label': name,
    'aria-labelledby': nameId,
    'aria-describedby': messageId,
    'aria-required': needed,
  } = group.attributes;
  const wrong = group.invalid || undefined;
  const attributes = useMemo(
    () =>
      present({
        role: 'textbox',
        'aria-multiline': true,
        id: controlId,
        'aria-label': name,
        'aria-labelledby': nameId,
        'aria-describedby': messageId,
        'aria-invalid': wrong,
        'aria-required': needed,
        'aria-disabled': group.disabled,
        'aria-placeholder': placeholder,
      }),
    [controlId, name, nameId, messageId, wrong, needed, group.disabled, placeholder],
  );

  const place = (
    <>
      <ToolPlace aria-hidden data-part="toolbar" />
      <Writing aria-busy data-part="text">
        <Loading>{value ?? initial}</Loading>
      </Writing>
    </>
  );
  return (
    <Root
      ref={root}
      data-component="MarkdownEditor"
      data-invalid={wrong}
      data-disabled={group.disabled || undefined}
      {...rest}
    >
      {useHydrated() ? (
        <Suspense fallback={place}>
          <EditorBody
            value={value ?? initial}
            first={value === undefined ? defaultValue : undefined}
            disabled={group.disabled}
            {...{ onValueChange, uploadImage, onBusyChange, maxImageSize, placeholder, labels: words, attributes, ref }}
          />
        </Suspense>
      ) : (
        place
      )}
      {footer === undefined ? null : <Foot data-part="footer">{footer}</Foot>}
    </Root>
  );
}
