import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { scannableCode } from '../../styles/scannable-code';
import { text } from '../../styles/text';

const { color, font, opacity, radius, size, space } = vars;

export const Root = styled.div`
  ${column}
  align-items: center;
  min-width: 0;
  text-align: center;
`;

export const Place = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  height: 100%;
  place-items: center;
`;

export const Code = styled.img`
  ${scannableCode}
  width: 100%;
  height: 100%;
  :not([data-state='ready']) > & { opacity: ${opacity.expired}; }
`;

export const Glyph = styled.span`
  position: absolute;
  display: flex;
  padding: ${space[8]};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  color: ${color.text.tertiary};
  &:is([data-state='scanned'], [data-state='done']) { color: ${color.status.ok.icon}; }
  &[data-state='error'] { color: ${color.status.err.icon}; }
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  justify-content: center;
  min-height: 22px;
  margin-top: ${space[12]};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
  b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  b:is([data-state='scanned'], [data-state='done']) { color: ${color.status.ok.text}; }
  b[data-state='error'] { color: ${color.danger.text}; }
`;

export const Hint = styled.div`
  min-height: 20px;
  margin-top: ${space[4]};
  ${text('small', color.text.tertiary)}
`;

export const Action = styled.div`
  min-height: ${size.control.md};
  margin-top: ${space[8]};
`;
