import type { Ref, TimeHTMLAttributes } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Dash } from '../Dash/Dash';
import { dashMessages } from '../Dash/messages';
import type { TimeFormat } from './format-time';
import { Root } from './Time.styles';

export interface TimeProps extends TimeHTMLAttributes<HTMLTimeElement> {
  /** Unix time in seconds; 0 and below mean never and show a dash, as NaN does, which is unknown. */
  seconds: number;
  format?: TimeFormat;
  ref?: Ref<HTMLTimeElement>;
}

/** A moment in China's time. The pointer shows it to the second; children, if any, are shown in its place: 3 分钟前. */
export function Time({ seconds, format = 'minute', children, ...rest }: TimeProps) {
  const { formats } = useLocale();
  const dash = useWords('dash', dashMessages);
  if (!(seconds > 0))
    return (
      <Root data-component="Time" {...rest}>
        <Dash says={seconds <= 0 ? dash.never : undefined} />
      </Root>
    );
  return (
    <Root
      data-component="Time"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formats.time(seconds, 'second')}
      {...rest}
    >
      {children ?? formats.time(seconds, format)}
    </Root>
  );
}
