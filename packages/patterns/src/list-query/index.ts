export { choice, field, identity, longestWords, option, page, place, tab, text, words } from './fields';
export { defineListQuery, type ListField, type ListQuery, type QueryOf } from './list-query';
