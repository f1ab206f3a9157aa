import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';
import { bareButton } from '../../styles/bare';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, font, radius, space, text: type } = vars;

/** How running text looks: in the view, and in the editor while it is written. */
export const prose = css`
  ${text('body', color.text.body)}
  overflow-wrap: anywhere;

  & > :first-child { margin-top: 0; }
  & > :last-child { margin-bottom: 0; }
  p, ul, ol, blockquote, hr { margin: ${space[6]} 0; }
  h1, h2, h3, h4, h5, h6 { margin: ${space[20]} 0 ${space[8]}; outline: none; color: ${color.text.strong}; scroll-margin-top: calc(${vars.size.frame.bar} + ${space[16]}); }
  h1 { ${text('page')} }
  h2 { ${text('section')} }
  h3, h4, h5, h6 { ${text('group')} }
  ul, ol { padding-left: ${space[20]}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li > p { margin: 0; }
  li > ul, li > ol { margin: 0; }
  li:has(> input[type='checkbox']) { list-style: none; margin-left: calc(-1 * ${space[16]}); }
  strong, b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  blockquote { padding-left: ${space[12]}; border-left: ${border.width.accent} solid ${color.border.default}; color: ${color.text.secondary}; }
  hr { border: 0; border-top: ${border.width.default} solid ${color.border.default}; }
  code, kbd { padding: ${space[2]} ${space[4]}; border-radius: ${radius.sm}; background: ${color.surface.track}; font-family: ${font.family.mono}; font-size: ${type.mono.size}; }
  mark { background: ${color.status.warn.surface}; color: ${color.status.warn.text}; }
  a { color: ${color.text.action}; text-decoration: underline; text-underline-offset: ${space[2]}; }
  img { max-width: 100%; height: auto; border-radius: ${radius.inner}; }
`;

export const Root = styled.div`
  min-width: 0;
  ${prose}
  &[data-dense] { ${text('dense')} }
`;

export const CodeFrame = styled.div`
  margin: ${space[10]} 0;
`;

export const TableFrame = styled.div`
  margin: ${space[10]} 0;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  outline: none;
  overflow-x: auto;
  &:focus-visible { ${focusRing} }
  table { width: 100%; border-collapse: collapse; ${text('dense')} overflow-wrap: normal; }
  th, td { min-width: 72px; padding: ${space[6]} ${space[12]}; text-align: left; vertical-align: top; }
  th { background: ${color.surface.sunken}; color: ${color.text.secondary}; font-weight: ${font.weight.regular}; white-space: nowrap; }
  tr:not(:first-child) > td, tbody > tr > td { border-top: ${border.width.default} solid ${color.border.soft}; }
  [data-align='center'] { text-align: center; }
  [data-align='right'] { text-align: right; }
`;

export const Picture = styled.img`
  display: inline-block;
  vertical-align: top;
`;

export const PictureButton = styled.button`
  display: inline-block;
  max-width: 100%;
  ${bareButton}
  border-radius: ${radius.inner};
  cursor: zoom-in;
  &:focus-visible { ${focusRing} }
  & > img { display: block; max-height: 320px; }
  ${media.belowSm} { & > img { max-height: 240px; } }
`;
