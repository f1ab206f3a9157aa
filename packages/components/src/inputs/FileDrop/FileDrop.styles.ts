import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { ellipsis, text, visuallyHidden } from '../../styles/text';

const { border, color, duration, easing, font, radius, size, space } = vars;

export const Root = styled.div`
  min-width: 0;
`;

export const Zone = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  justify-content: center;
  min-height: 88px;
  padding: ${space[16]};
  border: ${border.width.default} dashed ${color.border.strong};
  border-radius: ${radius.md};
  background: ${color.surface.sunken};
  color: ${color.text.secondary};
  text-align: center;
  transition: border-color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};

  [data-over] > & { border-color: ${color.action.default}; background: ${color.action.subtle}; color: ${color.text.action}; }
  [data-invalid] > & { border-color: ${color.danger.default}; }
  [data-disabled] > & { border-color: ${color.border.default}; background: ${color.surface.disabled}; }
`;

/** Fingers neither drop nor paste. */
export const Invitation = styled.span`
  ${media.coarse} { display: none; }
`;

export const Limits = styled.span`
  flex-basis: 100%;
  ${text('small', color.text.tertiary)}
  overflow-wrap: anywhere;
  [data-disabled] & { color: ${color.text.secondary}; }
`;

export const Refusals = styled.div`
  ${text('small', color.danger.text)}
  &:not(:empty) { display: flex; gap: ${space[8]}; align-items: flex-start; justify-content: space-between; margin-top: ${space[8]}; }
`;

export const RefusalList = styled.ul`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[8]};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[8]};
  align-items: center;
  min-height: ${size.control.lg};
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[12]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.body};
  &[data-state='failed'] { border-color: ${color.status.err.border}; background: ${color.status.err.surface}; }
`;

export const Mark = styled.span`
  display: inline-flex;
  color: ${color.text.tertiary};
  [data-state='failed'] > & { color: ${color.status.err.icon}; }
`;

export const Facts = styled.span`
  display: flex;
  gap: ${space[8]};
  align-items: baseline;
  min-width: 0;
`;

/* The link's own mark stands apart from its words; cut, the words end in dots. */
export const Name = styled.span`
  min-width: 0;
  ${ellipsis}
  color: ${color.text.strong};
  font-weight: ${font.weight.regular};
  && > a { display: block; ${ellipsis} }
  > a > svg { display: inline; margin-left: ${space[4]}; vertical-align: -1px; }
`;

export const Size = styled.span`
  flex: none;
  ${text('small', color.text.tertiary)}
`;

export const Tools = styled.span`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
`;

/** Under the name: how far it is, or why it failed. */
export const Below = styled.span`
  grid-column: 2 / 3;
  ${text('small', color.text.tertiary)}
  [data-state='failed'] > &, &[data-tone='err'] { color: ${color.danger.text}; }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
