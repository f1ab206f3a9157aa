import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column, wrappingRow } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusRing } from '../../styles/focus';
import { text } from '../../styles/text';

const { border, color, opacity, radius, size, space } = vars;

export const Root = styled.div`
  min-width: 0;
  max-width: 100%;
  &[data-size='sm'] { width: 64px; }
  &[data-size='md'] { width: 224px; }
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  place-items: center;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.sunken};
  [data-size='sm'] > & { border-radius: ${radius.sm}; }
`;

export const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
  [data-state='loading'] & { opacity: ${opacity.dimmed}; }
  [data-stale] & { filter: grayscale(1); }
`;

export const Open = styled.button`
  width: 100%;
  height: 100%;
  ${bareButton}
  border-radius: inherit;
  cursor: zoom-in;
  &:focus-visible { ${focusRing} }
`;

export const Notice = styled.div`
  ${column}
  gap: ${space[6]};
  align-items: center;
  ${text('small', color.text.tertiary)}
`;

export const Foot = styled.div`
  ${wrappingRow}
  gap: ${space[8]};
  min-height: ${size.target};
  margin-top: ${space[4]};
  ${text('small', color.text.secondary)}
  font-variant-numeric: tabular-nums;
  & > button { margin-left: auto; }
`;

export const Stale = styled.span`
  color: ${color.status.warn.text};
`;
