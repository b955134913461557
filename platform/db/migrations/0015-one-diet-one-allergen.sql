-- Allergies are kept as the allergens of UK law, in the words that foods, recipes and products have for them; the eight of
-- the form stand for one or two of those each.
alter table health_profile drop constraint health_profile_allergies_check;
alter table health_profile drop constraint health_profile_diets_check;
update health_profile set allergies = array(
  select distinct allergen
  from unnest(allergies) as told
    cross join lateral unnest(case told
      when 'tree-nuts' then array['nuts']
      when 'soy' then array['soya']
      when 'shellfish' then array['crustaceans', 'molluscs']
      when 'wheat' then array['gluten']
      else array[told]
    end) as allergen
  order by allergen
);
alter table health_profile
  add constraint health_profile_diets_known check (
    diets <@ array['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free', 'keto', 'paleo']
  ),
  add constraint health_profile_allergies_known check (
    allergies <@ array[
      'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
      'sulphites', 'lupin', 'molluscs'
    ]
  );
