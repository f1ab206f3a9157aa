import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { phoneFieldMessages } from './messages';
import { TextControl, type TextControlProps } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';
import { Divider } from './PhoneField.styles';
import { tidyPhone } from './phone';

export type PhoneFieldProps = Omit<TextControlProps, 'type' | 'inputMode' | 'prefix' | 'counter'>;

/** A mobile number of mainland China, after its +86. Spaces, hyphens, a pasted +86 and full-width digits are tidied on leaving. */
export function PhoneField({ placeholder, onBlur, ...rest }: PhoneFieldProps) {
  const words = useWords('phoneField', phoneFieldMessages);
  return (
    <TextControl
      component="PhoneField"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      placeholder={placeholder ?? words.placeholder}
      prefix={
        <>
          <span>+86</span>
          <Divider aria-hidden="true" />
        </>
      }
      onBlur={(event) => {
        if (!event.target.readOnly) writeValue(event.target, tidyPhone(event.target.value));
        onBlur?.(event);
      }}
    />
  );
}
