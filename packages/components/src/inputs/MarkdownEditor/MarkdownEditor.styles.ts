import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';
import { column, wrappingRow } from '../../styles/flex';
import { prose } from '../../data/MarkdownView/MarkdownView.styles';
import { media } from '../../styles/media';
import { ellipsis, text } from '../../styles/text';
import { controlFrame } from '../TextField/TextControl.styles';

const { border, color, radius, size, space } = vars;

export const Root = styled.div`
  ${controlFrame}
  ${column}
  height: auto;
  border-radius: ${radius.inner};
`;

/** The strip of the tools; the shell draws it empty until they come. */
export const toolStrip = css`
  ${wrappingRow}
  gap: ${space[4]};
  min-height: 37px;
  padding: ${space[6]} ${space[8]};
  border-bottom: ${border.width.default} solid ${color.border.soft};
`;

export const ToolPlace = styled.div`
  ${toolStrip}
`;

export const Writing = styled.div`
  flex: 1;
  min-width: 0;
  cursor: text;
  .tiptap {
    ${prose}
    position: relative;
    min-height: 96px;
    max-height: 480px;
    padding: ${space[10]} ${space[14]};
    outline: none;
    color: ${color.text.strong};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow-y: auto;
    ${media.coarse} { font-size: ${vars.text.section.size}; }
  }
  .tiptap pre { margin: ${space[8]} 0; padding: ${space[8]} ${space[12]}; border-radius: ${radius.inner}; background: ${color.surface.sunken}; white-space: pre-wrap; }
  .tiptap pre code { padding: 0; background: none; }
  .tiptap img { max-height: 240px; }
  .tiptap [contenteditable='false'] { white-space: normal; }
  .tiptap [contenteditable='false'] [contenteditable='true'] { white-space: pre-wrap; }
  .tiptap img.ProseMirror-separator { display: inline; width: 0; height: 0; margin: 0; border: 0; }
  .tiptap .ProseMirror-gapcursor { display: none; position: absolute; pointer-events: none; }
  .tiptap .ProseMirror-gapcursor::after { content: ''; display: block; position: absolute; top: -2px; width: 20px; border-top: ${border.width.default} solid ${color.text.strong}; }
  .tiptap.ProseMirror-focused .ProseMirror-gapcursor { display: block; }
  .tiptap .ProseMirror-selectednode { outline: ${border.width.strong} solid ${color.border.focus}; }
  .tiptap p.is-editor-empty:first-child::before { content: attr(data-placeholder); float: left; height: 0; color: ${color.text.tertiary}; pointer-events: none; }
  .tiptap [data-part='image-place'] { display: inline-block; width: ${size.icon.lg}; height: ${space[12]}; border-radius: ${radius.sm}; background: ${color.action.subtleActive}; vertical-align: middle; }
  [data-disabled] > & .tiptap { color: ${color.text.disabled}; cursor: not-allowed; }
`;

export const Loading = styled.div`
  min-height: 96px;
  padding: ${space[10]} ${space[14]};
  ${text('body', color.text.secondary)}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Refusal = styled.div`
  padding: 0 ${space[14]};
  ${text('small', color.danger.text)}
  overflow-wrap: anywhere;
  &:not(:empty) { padding-bottom: ${space[8]}; }
`;

export const Images = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0 ${space[14]} ${space[8]};
`;

export const ImageLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(96px, 160px) ${size.target};
  gap: ${space[8]};
  align-items: center;
  ${text('small')}
  & > :nth-child(2):is(button) { justify-self: end; }
`;

export const ImageName = styled.span`
  color: ${color.text.secondary};
  ${ellipsis}
`;

export const Failure = styled.span`
  color: ${color.danger.text};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  justify-content: space-between;
  padding: ${space[8]} ${space[12]} ${space[10]};
  ${text('small', color.text.secondary)}
`;
