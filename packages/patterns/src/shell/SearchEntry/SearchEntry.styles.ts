import { focusOutline, media, row, text, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, radius, space } = vars;

/* Looks like the field that it opens; where the bar is narrow only its icon stays. */
export const Entry = styled.button`
  ${row}
  gap: ${space[8]};
  width: 220px;
  height: ${space[32]};
  margin-right: ${space[8]};
  padding: 0 ${space[8]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.tertiary};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${duration.hover} ${easing.in};
  &:hover { border-color: ${color.action.border}; color: ${color.text.body}; }
  &:focus-visible { ${focusOutline} outline-offset: 0; }
  ${media.belowLg} {
    justify-content: center;
    width: ${space[32]};
    margin-right: 0;
    padding: 0;
    border-color: transparent;
    background: transparent;
    color: ${color.text.body};
  }
  ${media.belowSm} { display: none; }
`;

export const Word = styled.span`
  flex: 1;
  text-align: left;
  ${media.belowLg} { ${visuallyHidden} }
`;

export const Keys = styled.kbd`
  padding: 0 ${space[4]};
  border: ${border.width.default} solid ${color.border.soft};
  border-radius: ${radius.inner};
  font-family: inherit;
  ${text('small')}
  ${media.belowLg} { display: none; }
`;
