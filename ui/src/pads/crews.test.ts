import { expect, test } from 'vitest';
import { copiesUsed, emptyTable, turned } from './crews';

test('a card is turned and turned back', () => {
  expect(turned('the_mime')).toBe('~the_mime');
  expect(turned(turned('the_mime'))).toBe('the_mime');
});

test('copies are counted wherever they lie, turned ones too', () => {
  const table = emptyTable();
  table.places[0]?.crews[0].push({ thief: 'the_mime', gear: ['~rope', 'rope'] });
  table.places[2]?.crews[1].push({ thief: 'the_dame', gear: ['rope'] });
  table.discards[1].push('rope');
  const used = copiesUsed(table);
  expect(used.get('rope')).toBe(4);
  expect(used.get('the_mime')).toBe(1);
  expect(used.get('the_don')).toBeUndefined();
});
