/** Parts side by side, on one middle line. */
export const row = 'display: flex; align-items: center;';

/** The same, going on in further lines where there is no room. */
export const wrappingRow = 'display: flex; flex-wrap: wrap; align-items: center;';

/** Parts below one another. */
export const column = 'display: flex; flex-direction: column;';

/** The parts of a flex or grid box in its middle, both ways. */
export const centred = 'align-items: center; justify-content: center;';
