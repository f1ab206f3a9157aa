import { vars } from '@compute-market/tokens';
import { createGlobalStyle } from 'styled-components';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

/** Resets and body type. Render it once, at the root of an application, after `tokens.css` and `fonts.css`. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    scroll-padding-top: calc(${vars.size.frame.bar} + ${vars.space[16]});
  }
  html[data-scroll-locked] { overflow: hidden !important; }
  html[data-scroll-locked='gutter'] { scrollbar-gutter: stable; }
  body {
    font-family: ${vars.font.family.body};
    ${text('body')}
    color: ${vars.color.text.body};
    background: ${vars.color.surface.page};
    font-variant-numeric: tabular-nums;
    font-synthesis: none;
    text-autospace: normal;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { color: ${vars.color.text.strong}; }
  h1 { ${text('page')} }
  h2 { ${text('section')} }
  h3, h4 { ${text('group')} }
  h1:focus { outline: none; }
  a { color: ${vars.color.text.action}; text-decoration: none; }
  a:focus-visible { ${focusOutline} border-radius: ${vars.radius.sm}; }
  button, input, select, textarea { font: inherit; font-variant-numeric: inherit; color: inherit; letter-spacing: inherit; }
  ul, ol { padding: 0; list-style: none; }
  svg, img { display: block; flex: none; max-width: 100%; }
  table { border-collapse: collapse; border-spacing: 0; }
  ${media.reducedMotion} {
    *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
    [data-starting-style] { opacity: 1 !important; }
  }
`;
