import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column } from '../../styles/flex';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, font, radius, space, text: type } = vars;

const circle = '22px';

export const Root = styled.ol`
  display: flex;
`;

/* The line leads to the next step; it is blue where the way is already gone. */
export const Step = styled.li`
  position: relative;
  ${column}
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  padding: 0 ${space[4]};
  text-align: center;
  color: ${color.text.tertiary};
  &[data-state='done'] { color: ${color.text.body}; }
  &[data-state='now'] { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(${circle} / 2);
    left: calc(50% + ${circle} / 2 + ${space[8]});
    width: calc(100% - ${circle} - ${space[16]});
    height: ${border.width.default};
    background: ${color.border.default};
  }
  &[data-state='done']:not(:last-child)::after { background: ${color.gauge.soft}; }
`;

export const Mark = styled.span`
  display: inline-flex;
  ${centred}
  width: ${circle};
  height: ${circle};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  color: ${color.text.tertiary};
  font-size: ${type.small.size};
  font-weight: ${font.weight.medium};
  [data-state='done'] > & { border-color: ${color.action.default}; color: ${color.text.action}; }
  [data-state='now'] > & { border-color: ${color.action.default}; background: ${color.action.default}; color: ${color.text.onAction}; }
`;

export const Label = styled.span`
  margin-top: ${space[6]};
  ${text('dense')}
  font-weight: inherit;
`;

export const Note = styled.span`
  ${text('line', color.text.tertiary)}
`;

export const State = styled.span`
  ${visuallyHidden}
`;
