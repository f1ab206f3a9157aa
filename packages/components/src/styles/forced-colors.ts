/** Media query of a system that gives the page its own few colours. Apart from the others, which bring the breakpoints along. */
export const forcedColors = '@media (forced-colors: active)';
