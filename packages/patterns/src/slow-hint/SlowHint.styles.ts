import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, layer, radius, shadow, size, space } = vars;

/** Takes no room until something is said; then it stays in sight, however long the skeleton above it is. */
export const Place = styled.div`
  position: sticky;
  bottom: ${space[16]};
  z-index: ${layer.sticky};
  display: flex;
  justify-content: center;
  /* Out of the flow, so that a grid around it leaves no gap for it. */
  &:empty { position: absolute; }
  /* Above the bar with the main button that some screens have there. */
  ${media.belowSm} { bottom: calc(${size.frame.bar} + ${space[16]}); }
`;

export const Sentence = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  margin: ${space[12]} ${space[16]};
  padding: ${space[6]} ${space[14]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  box-shadow: ${shadow.raised};
  ${text('dense', color.text.secondary)}
  > svg { flex: none; color: ${color.text.tertiary}; }
`;
