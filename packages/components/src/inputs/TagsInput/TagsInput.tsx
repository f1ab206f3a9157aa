import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Tag } from '../../feedback/Tag/Tag';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import { useFormReset } from '../../hooks/useFormReset';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Labels } from '../../words';
import { FieldContext, useFieldControl } from '../Field/FieldContext';
import type { TextFieldSize } from '../TextField/TextField';
import { tagsInputMessages } from './messages';
import { hasSeparator, isListing, pastedTags, takeTags, typedTags, type TagRefusal, type TagRules } from './tags';
import { Frame, Input, Item, List, Problem, Quiet, Root } from './TagsInput.styles';

export interface TagsInputProps
  extends TagRules,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'size' | 'type' | 'max' | 'maxLength'> {
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Height of one row: sm 24, md 30, lg 38, touch 44. */
  size?: TextFieldSize;
  invalid?: boolean;
  /** All tags after every change, in the order they were added. */
  onValueChange?: (tags: string[]) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tagsInputMessages>;
  /** The real input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Words of one's own, as tags: names of projects, keywords, addresses. Words out of a list are a `MultiSelect`.
 *
 * The value is a list, so a form holds it by `value` and `onValueChange`, with `Controller` of react-hook-form; with a `name`, a native form
 * sends every tag under it.
 *
 * Keyboard: Enter or a comma (`,` and `，`) adds what is written, so does leaving; Enter on an empty text goes to the form. Backspace on an
 * empty text removes the last tag. Tab and Left reach the buttons of the tags, Left, Right, Home and End go along them, and Enter, blank,
 * Delete and Backspace remove. A pasted list is added at once.
 *
 * The component MUST add nothing while an input method composes, MUST keep in view what it does not take and say why, and MUST tell screen
 * readers what was added and removed.
 * The consumer MUST name it, by a `Field` or an `aria-label`, and MUST check the tags again on submission.
 */
export function TagsInput({
  value,
  defaultValue = [],
  max,
  maxLength,
  check,
  size = 'md',
  invalid,
  required,
  disabled,
  readOnly = false,
  id,
  name,
  'aria-describedby': describedBy,
  className,
  style,
  onValueChange,
  onChange,
  onBlur,
  onKeyDown,
  onPaste,
  onCompositionStart,
  onCompositionEnd,
  labels,
  ref,
  ...rest
}: TagsInputProps) {
  const words = useWords('tagsInput', tagsInputMessages, labels);
  const ownId = useId();
  const context = useContext(FieldContext);
  const [inner, setInner] = useState(defaultValue);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<TagRefusal>();
  const [news, setNews] = useState('');
  const composition = useComposition();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const tags = value ?? inner;
  useFormReset(input, () => {
    setInner(defaultValue);
    setText('');
    setRefusal(undefined);
    setNews('');
  });

  const said = {
    duplicate: () => words.duplicate(refusal?.why === 'duplicate' ? refusal.tags : []),
    full: () => words.full(max ?? 0),
    tooLong: () => words.tooLong(maxLength ?? 0),
    check: () => (refusal?.why === 'check' ? refusal.message : ''),
  };
  const message = refusal && said[refusal.why]();
  const report = context?.report;
  useEffect(() => {
    report?.(message);
    return () => report?.(undefined);
  }, [report, message]);

  const hintId = `${ownId}hint`;
  const problemId = context === undefined ? `${ownId}problem` : undefined;
  const field = useFieldControl({
    ...rest,
    id,
    invalid: message !== undefined || invalid ? true : undefined,
    required,
    disabled,
    'aria-describedby': [describedBy, hintId, problemId].filter(Boolean).join(' '),
  });
  const still = field.disabled === true || readOnly;

  const change = (next: readonly string[]) => {
    setInner(next);
    onValueChange?.([...next]);
  };
  const take = (wanted: readonly string[]) => {
    const taken = takeTags(tags, wanted, { max, maxLength, check });
    setText(taken.left.join(', '));
    setRefusal(taken.refusal);
    if (taken.added.length === 0) return;
    change(taken.tags);
    setNews(words.added(taken.added));
  };
  const write = (next: string) => {
    setText(next);
    setRefusal(undefined);
    if (!composition.isComposing() && hasSeparator(next)) take(typedTags(next));
  };
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const remove = (place: number) => {
    const tag = tags[place];
    if (tag === undefined) return;
    change(tags.filter((_, each) => each !== place));
    setRefusal(undefined);
    setNews(words.removed(tag));
    const last = buttons().length - 1;
    // The button is gone with its tag: the focus goes to the tag that takes its place, or to the text.
    if (document.activeElement === input.current || place === last) input.current?.focus();
    else buttons()[place + 1]?.focus();
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || composition.isComposing(event.nativeEvent) || still) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      take(typedTags(text));
    } else if (event.key === 'Backspace' && text === '' && !event.repeat) remove(tags.length - 1);
    else if (event.key === 'ArrowLeft' && selectionStart === 0 && selectionEnd === 0) buttons().at(-1)?.focus();
  };
  const listKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = buttons();
    const place = all.findIndex((button) => button === event.target);
    const goal: Record<string, HTMLElement | null | undefined> = {
      ArrowLeft: all[Math.max(0, place - 1)],
      ArrowRight: all[place + 1] ?? input.current,
      Home: all[0],
      End: input.current,
    };
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(place);
    } else if (event.key in goal) {
      event.preventDefault();
      goal[event.key]?.focus();
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData('text');
    if (event.defaultPrevented || still || !isListing(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    take(pastedTags(before + pasted + text.slice(selectionEnd ?? text.length)));
  };

  return (
    <Root data-component="TagsInput" className={className} style={style}>
      <Frame
        data-size={size}
        data-invalid={field['aria-invalid']}
        data-disabled={field.disabled || undefined}
        onMouseDown={(event) => {
          // The whole box is the field: a press beside the text goes to the text.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {tags.length > 0 && (
          // Safari takes the role from a list that is drawn without marks.
          <List ref={list} role="list" aria-label={words.list} data-part="list" onKeyDown={listKeyDown}>
            {tags.map((tag, place) => (
              <Item key={tag}>
                <Tag
                  data-part="tag"
                  labels={{ remove: words.remove(tag) }}
                  onRemove={still ? undefined : () => remove(place)}
                >
                  {tag}
                </Tag>
              </Item>
            ))}
          </List>
        )}
        <Input
          autoComplete="off"
          enterKeyHint="done"
          {...rest}
          {...field}
          ref={useMergedRef(input, ref)}
          data-part="input"
          readOnly={readOnly}
          value={text}
          placeholder={tags.length === 0 ? rest.placeholder : undefined}
          onChange={(event) => {
            onChange?.(event);
            write(event.target.value);
          }}
          onCompositionStart={(event) => {
            onCompositionStart?.(event);
            composition.start();
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            composition.end();
            const { value: written } = event.currentTarget;
            if (hasSeparator(written)) take(typedTags(written));
          }}
          onKeyDown={keyDown}
          onPaste={paste}
          onBlur={(event) => {
            if (!still && text.trim() !== '') take(typedTags(text));
            onBlur?.(event);
          }}
        />
      </Frame>
      <Quiet id={hintId}>{words.hint}</Quiet>
      <Quiet role="status">{news}</Quiet>
      {problemId !== undefined && (
        <Problem id={problemId} aria-live="polite">
          {message}
        </Problem>
      )}
      {name !== undefined &&
        tags.map((tag) => (
          <input key={tag} type="hidden" form={rest.form} name={name} value={tag} disabled={field.disabled} />
        ))}
    </Root>
  );
}
