import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, duration, easing, font, radius, size, space } = vars;

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 52px;
  padding: ${space[10]} ${space[20]};
  ${media.belowSm} { justify-content: center; padding: ${space[10]} 0; }
`;

export const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[8]};
  color: ${color.text.secondary};
  ${text('small')}
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`;

export const Pages = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

export const Page = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${space[28]};
  height: ${space[28]};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text.body};
  ${text('dense')}
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in};
  &:hover { background: ${color.surface.track}; }
  &[data-asked] { background: ${color.surface.track}; color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
  &[aria-current] { background: ${color.action.subtle}; color: ${color.text.action}; font-weight: ${font.weight.medium}; }
  &:disabled { background: none; color: ${color.text.disabled}; cursor: not-allowed; }
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
