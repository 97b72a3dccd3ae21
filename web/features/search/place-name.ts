export { placeName } from '../../../shared/search-places.ts';
