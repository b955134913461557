-- Explicit consent to keep health data (UK GDPR, Article 9), each time it was given and taken back. At most one stands.
create table health_consent (
  id bigint generated always as identity primary key,
  member_id text not null references member (id) on delete cascade,
  wording_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index health_consent_standing on health_consent (member_id) where withdrawn_at is null;
create index health_consent_member on health_consent (member_id);

-- What somebody told of their body and their eating, in kilograms, centimetres and kilocalories. The bounds are those
-- of the energy equation.
create table health_profile (
  member_id text primary key references member (id) on delete cascade,
  weight_kg double precision check (weight_kg between 25 and 350),
  height_cm double precision check (height_cm between 120 and 230),
  sex text check (sex in ('female', 'male')),
  birth_year integer check (birth_year between 1900 and 2200),
  activity text not null check (activity in ('sedentary', 'light', 'moderate', 'active', 'very_active')),
  calorie_goal_kcal integer check (calorie_goal_kcal between 1200 and 6000),
  diets text[] not null check (
    diets <@ array['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free', 'keto', 'paleo']
  ),
  allergies text[] not null check (
    allergies <@ array['peanuts', 'tree-nuts', 'milk', 'eggs', 'soy', 'fish', 'shellfish', 'wheat']
  ),
  changed_at timestamptz not null
);

-- What somebody wants: a row only once it differs from what everybody starts with. A time says since when, null is no.
create table member_settings (
  member_id text primary key references member (id) on delete cascade,
  meal_reminders_since timestamptz,
  supplement_reminders_since timestamptz,
  progress_updates_since timestamptz,
  newsletter_since timestamptz,
  weight_unit text not null check (weight_unit in ('kg', 'lb', 'st')),
  height_unit text not null check (height_unit in ('cm', 'ft')),
  energy_unit text not null check (energy_unit in ('kcal', 'kJ')),
  share_progress boolean not null,
  public_profile boolean not null,
  -- Kept while the page is off, so that the same address comes back and nobody else can take it.
  public_address text unique check (public_address ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  public_shows text[] not null check (public_shows <@ array['name', 'diets']),
  changed_at timestamptz not null,
  constraint a_public_page_has_an_address check (not public_profile or public_address is not null)
);
