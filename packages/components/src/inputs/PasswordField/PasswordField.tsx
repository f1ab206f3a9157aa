import { useId, useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { IconButton } from '../../actions/IconButton/IconButton';
import { EyeIcon } from '../../icons/EyeIcon';
import { EyeOffIcon } from '../../icons/EyeOffIcon';
import type { Labels } from '../../words';
import { passwordFieldMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { TextControl, type TextControlProps } from '../TextField/TextControl';
import { PasswordStrength, type PasswordStrengthData } from './PasswordStrength';
import { Reveal, Root } from './PasswordField.styles';

export type { PasswordStrengthData } from './PasswordStrength';

export interface PasswordFieldProps
  extends Omit<TextControlProps, 'type' | 'suffix' | 'clearable' | 'counter' | 'labels'> {
  /** What the form thinks of a new password; without it nothing is judged. */
  strength?: PasswordStrengthData;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof passwordFieldMessages>;
}

/** A secret, hidden until its eye is pressed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({
  strength,
  labels,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const words = useWords('passwordField', passwordFieldMessages, labels);
  const [shown, setShown] = useState(false);
  const strengthId = useId();
  const { disabled } = useFieldControl(rest);
  return (
    <Root data-component="PasswordField" className={className} style={style}>
      <TextControl
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        aria-describedby={[describedBy, strength && strengthId].filter(Boolean).join(' ') || undefined}
        suffix={
          <Reveal>
            <IconButton
              label={shown ? words.hide : words.show}
              icon={shown ? <EyeIcon /> : <EyeOffIcon />}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          </Reveal>
        }
      />
      {strength && (
        <div id={strengthId}>
          <PasswordStrength {...strength} words={words} />
        </div>
      )}
    </Root>
  );
}
