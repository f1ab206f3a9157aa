import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { vipMetal } from '../vip-metal';

const { border, color, font, radius, space, text: type } = vars;

export const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  flex: 1;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.card};
  overflow: hidden;
  ${media.belowXs} { grid-template-columns: minmax(0, 1fr); }
`;

export const Level = styled.li`
  ${vipMetal}
  position: relative;
  ${column}
  ${centred}
  padding: ${space[12]} ${space[4]};
  ${text('line', color.text.tertiary)}

  & + & { border-left: ${border.width.default} solid ${color.border.soft}; }
  &[aria-current] { background: ${color.surface.page}; color: ${color.text.secondary}; }
  &[aria-current]::after { content: ''; position: absolute; inset: 0 0 auto; height: ${border.width.strong}; background: var(--metal); }

  ${media.belowXs} {
    flex-direction: row;
    gap: ${space[8]};
    justify-content: flex-start;
    padding: ${space[10]} ${space[12]};
    & + & { border-left: 0; border-top: ${border.width.default} solid ${color.border.soft}; }
    &[aria-current]::after { inset: 0 auto 0 0; width: ${border.width.accent}; height: auto; }
  }
`;

export const Name = styled.span`
  margin-top: ${space[4]};
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  ${media.belowXs} { margin-top: 0; }
`;

export const Threshold = styled.span`
  white-space: nowrap;
`;

export const Discount = styled.span`
  margin-top: ${space[2]};
  color: ${color.text.strong};
  font-size: ${type.body.size};
  line-height: ${type.small.line};
  font-weight: ${font.weight.medium};
  ${media.belowXs} { margin: 0 0 0 auto; }
`;
