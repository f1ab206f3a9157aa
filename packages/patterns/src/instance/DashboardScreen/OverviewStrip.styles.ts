import { bareButton, row, text } from '@compute-market/components/styles';
import { Link } from '@compute-market/components/link';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

/** Under the strip, when there is something to say. */
export const Below = styled.div`
  margin-top: ${space[12]};
  &:empty { display: none; }
`;

export const CountLink = styled(Link)`
  display: block;
  ${text('small', color.text.secondary)}
  white-space: nowrap;
  > strong { display: block; margin-bottom: ${space[4]}; color: ${color.text.strong}; ${text('figure')} }
  &&:hover { color: ${color.text.action}; text-decoration: none; }
`;

/** Something is to be done about what it leads to. */
export const WarnLink = styled(Link)`
  && { color: ${color.status.warn.text}; }
  ${text('small')}
  white-space: nowrap;
`;

export const See = styled(Link)`
  white-space: nowrap;
`;

/** Three lines of a word and a number. */
export const TodoList = styled.ul`
  margin-bottom: calc(-1 * ${space[4]});
  ${text('small')}
`;

/** A line that could not be had ends with another try. */
export const TodoItem = styled.li`
  ${row}
  > a { flex: 1; min-width: 0; }
`;

export const TodoLink = styled(Link)`
  ${row}
  justify-content: space-between;
  gap: ${space[8]};
  height: ${vars.size.target};
  color: ${color.text.body};
  > b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  > [data-none] { color: ${color.text.tertiary}; font-weight: ${font.weight.regular}; }
`;

export const RetryWord = styled.button`
  ${bareButton}
  ${text('small', color.text.action)}
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${vars.border.width.strong} solid ${color.border.focus}; }
`;

export const Bar = styled.span`
  align-self: center;
  width: 132px;
`;
