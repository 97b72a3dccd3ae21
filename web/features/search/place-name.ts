export { placeName } from '#shared/site/search-places.ts';
