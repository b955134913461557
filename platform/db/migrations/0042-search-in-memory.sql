-- A search reads the library from memory: nothing here is looked up by what slips leave of a word, by a stem, or by how
-- a name begins.
alter table recipe_word drop column slips cascade;
drop index recipe_word_lexeme;
drop index recipe_name;
