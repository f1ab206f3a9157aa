export { choice, days, field, identity, longestWords, option, page, place, tab, text, words } from './fields';
export { defineListQuery, type ListQuery, type QueryOf } from './list-query';
