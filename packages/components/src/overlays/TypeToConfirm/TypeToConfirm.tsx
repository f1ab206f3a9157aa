import { useState, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import { Field, type FieldProps } from '../../inputs/Field';
import { TextField } from '../../inputs/TextField/TextField';
import type { Labels } from '../../words';
import { typeToConfirmMessages } from './messages';
import { isTypedName } from './typed-name';

export interface TypeToConfirmProps extends Pick<FieldProps, 'className' | 'style' | 'disabled'> {
  /** What must be typed: the name, or the end of the id where names repeat. */
  name: string;
  /** Told when the text becomes the name, or is it no longer. Text that is still being composed is not the name yet. */
  onMatchChange: (matches: boolean) => void;
  /** Enter on the right name. */
  onConfirm?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof typeToConfirmMessages>;
  /** The real input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field in which the name of a thing must be typed before it is destroyed.
 *
 * It MUST take full-width signs for plain ones, MUST NOT count text an input method is still composing, and MUST let the name be pasted.
 * The consumer MUST keep the last button disabled until it matches, and MUST show the name where it can be read while typing.
 */
export function TypeToConfirm({
  name,
  onMatchChange,
  onConfirm,
  disabled,
  labels,
  className,
  style,
  ref,
  ...rest
}: TypeToConfirmProps) {
  const words = useWords('typeToConfirm', typeToConfirmMessages, labels);
  const composition = useComposition();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const matches = isTypedName(typed, name);

  const take = (text: string) => {
    setTyped(text);
    setLeft(false);
    const next = !composition.isComposing() && isTypedName(text, name);
    if (next !== matches || composition.isComposing()) onMatchChange(next);
  };
  return (
    <Field
      data-component="TypeToConfirm"
      label={words.label(name)}
      error={left && typed !== '' && !matches ? words.differs(name) : undefined}
      disabled={disabled}
      reserve={false}
      className={className}
      style={style}
    >
      <TextField
        {...rest}
        ref={ref}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onValueChange={take}
        onBlur={() => setLeft(true)}
        onCompositionStart={composition.start}
        onCompositionEnd={(event) => {
          composition.end();
          onMatchChange(isTypedName(event.currentTarget.value, name));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The Enter that ends a composition confirms a word, not the deed.
          event.preventDefault();
          if (matches && !composition.isComposing(event.nativeEvent)) onConfirm?.();
        }}
      />
    </Field>
  );
}
