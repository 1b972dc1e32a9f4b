/**
 * The columns that deleted rows of each table may hold. When a migration adds a column that may be missing, add it
 * here; when it renames or drops one, change this list once the migration does the same in `deleted_rows`.
 */
export const setAsideColumns: Record<string, string> = {
  users: "id email username password_hash is_admin is_active created_at updated_at sign_in_phone signed_in_at language",
  clients:
    "id owner_id company_name phone created_at updated_at folded_name folded_phone email is_active landline_chat confirm_by is_owner_told climb_hours",
  slugs: "slug client_id is_current created_at",
  subscriptions:
    "client_id plan_id started_on limits features created_at updated_at state due_on anchor_on paused_on told_on next_on is_trial",
  billing_details: "client_id name address pin state country gstin created_at updated_at",
  company_names: "folded_name client_id created_at",
  memberships: "user_id client_id role created_at person_id branch_ids",
  two_factors: "user_id secret last_step created_at confirmed_at",
  recovery_codes: "user_id code_hash",
  passkeys: "id user_id credential_id public_key counter is_synced agent created_at used_at name",
  known_devices: "user_id device_hash seen_at",
  notifications: "id user_id client_id kind detail count subject_id delivered_at read_at created_at",
  mailings:
    "user_id is_for_leads is_for_reviews is_for_digest is_for_sign_ups is_for_announcements is_for_operations month_day",
  milestones: "client_id visitors reached",
  profiles:
    "client_id address location about_us template_choice social_media_links logo created_at updated_at brand_color logo_color time_zone review_link tagline opening_hours upi_id upi_name gstin category is_upi_linked bank founded sections empty_sections mood currency phones links branches language languages_off texts is_with_person_cards is_with_person_handles is_with_listed_people member_rules",
  documents: "id client_id file_name file size uploaded_at folded_file_name texts folded_texts is_resting",
  products:
    "id client_id name description price_thousandths status position created_at updated_at folded_name folded_description category unit old_price_thousandths offer_until is_sold_out is_featured texts folded_texts is_resting",
  product_pictures: "id product_id position image focus_x focus_y",
  videos:
    "id client_id title description youtube_url created_at updated_at folded_title folded_description texts folded_texts is_resting",
  banners:
    "id client_id banner_type title description image youtube_url is_active created_at updated_at folded_title folded_description focus_x focus_y texts folded_texts is_resting",
  people:
    "id client_id name folded_name role folded_role phone folded_phone whatsapp email image position created_at updated_at texts folded_texts is_resting branch_id about links handle hours appointments",
  handles: "client_id handle person_id created_at",
  former_people: "id client_id successor_id is_told left_at branch_id sealed",
  feedback:
    "id client_id customer_name folded_customer_name customer_email message folded_message rating status response origin consent ticket created_at updated_at responded_at customer_phone folded_phone language",
  leads:
    "id client_id ticket kind status name folded_name phone folded_phone email message folded_message items total notes remind_on consent created_at updated_at reminded_on currency language person_id climbs_at",
  appointment_settings: "client_id is_on services step at_once notice_hours ahead_days created_at updated_at",
  appointments:
    "id client_id ticket token status service minutes price starts_at ends_at held_until name phone folded_phone note message consent sequence created_at updated_at language person_id",
  event_days: "client_id day changed_at",
  figures: "client_id span metric day item count",
};
