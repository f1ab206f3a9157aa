import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, row, wrappingRow } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, duration, easing, font, radius, size, space } = vars;

export const Root = styled.nav`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 52px;
  padding: ${space[10]} ${space[20]};
  ${media.belowSm} { justify-content: center; padding: ${space[10]} 0; }
`;

export const Start = styled.div`
  ${wrappingRow}
  column-gap: ${space[8]};
  ${text('small', color.text.secondary)}
`;

export const End = styled.div`
  ${row}
  gap: ${space[12]};
`;

export const Pages = styled.ul`
  ${row}
  gap: ${space[4]};
`;

export const Page = styled.button`
  display: inline-flex;
  ${centred}
  min-width: ${space[28]};
  height: ${space[28]};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  ${text('dense', color.text.body)}
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in};
  &:hover { background: ${color.surface.track}; }
  &[data-asked] { background: ${color.surface.track}; color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
  &[aria-current] { background: ${color.action.subtle}; color: ${color.text.action}; font-weight: ${font.weight.medium}; }
  &[aria-disabled] { background: none; color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.belowSm} { min-width: ${size.control.touch}; height: ${size.control.touch}; }
`;

/** Numbers and gaps, which small screens replace by one `2 / 4`. */
export const Numbered = styled.li`
  ${media.belowSm} { display: none; }
`;

export const Gap = styled(Numbered)`
  width: ${space[28]};
  color: ${color.text.tertiary};
  text-align: center;
`;

export const Position = styled.li`
  display: none;
  min-width: ${space[64]};
  text-align: center;
  ${media.belowSm} { display: block; }
`;

export const SizeChoice = styled.div`
  width: 104px;
  ${media.belowSm} { display: none; }
`;
