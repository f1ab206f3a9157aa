import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { border, color, radius, space } = vars;

export const Root = styled.ol`
  min-width: 0;
`;

export const Event = styled.li`
  position: relative;
  padding: 0 0 ${space[16]} ${space[20]};
  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 0;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.full};
    background: ${color.gauge.dead};
  }
  &[data-tone='now']::before { background: ${color.action.default}; }
  &[data-tone='ok']::before { background: ${color.status.ok.icon}; }
  &[data-tone='warning']::before { background: ${color.status.warn.icon}; }
  &[data-tone='danger']::before { background: ${color.danger.default}; }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 19px;
    bottom: -3px;
    left: 3.5px;
    width: ${border.width.default};
    background: ${color.border.default};
  }
  &:last-child { padding-bottom: 0; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[12]};
  color: ${color.text.strong};
`;

export const When = styled.span`
  ${text('small', color.text.tertiary)}
`;

export const Note = styled.div`
  ${text('dense', color.text.secondary)}
`;
